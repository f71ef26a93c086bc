// Not a member of any target: the folder has an exception for it.
struct Unfinished { let todo: Missing }
