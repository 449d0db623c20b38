// Loaded into each server by servers.mjs: when the parent process is killed, the server stops as at a signal.
// Otherwise it would keep running unseen, and keep the terminal or the pipe of its parent open.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
