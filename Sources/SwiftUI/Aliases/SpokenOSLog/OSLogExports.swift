// Apple's module OSLog has what its module os has, as far as there is any of it here.
@_exported public import SpokenOS
