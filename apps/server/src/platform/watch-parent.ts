/**
 * Calls back once when a process has ended that this one must not outlive: an
 * orphan would go on holding the data folder. A parent is recognised by this
 * process getting another one, anything else by no longer answering.
 *
 * @param pid of the process, or undefined to watch none
 */
export function watchParent(pid: number | undefined, onGone: () => void): void {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 1) return
  const isParent = process.ppid === pid
  const timer = setInterval(() => {
    if (isParent ? process.ppid === pid : answers(pid)) return
    clearInterval(timer)
    onGone()
  }, 500)
  timer.unref()
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
