vim.api.nvim_create_autocmd("BufReadPost", {
  pattern = { "*.screen.*", "*.walk.*", "*.settings.*", "*.budget.*" },
  callback = function(event)
    vim.lsp.start({ name = "spoken", cmd = { "spoken", "lsp" }, root_dir = vim.fs.dirname(event.file) })
  end,
})
vim.lsp.commands["spoken.hear"] = function(command)
  vim.cmd.terminal({ "spoken", "play", vim.uri_to_fname(command.arguments[1]) })
end
vim.lsp.commands["spoken.record"] = function(command)
  vim.cmd("!spoken check --update " .. vim.fn.shellescape(vim.uri_to_fname(command.arguments[1]), true))
end
