/**
 * Calls back once when another process has ended and this one must end too: an orphan would keep
 * the data folder locked. A parent has ended when this process gets another parent. Any other
 * process has ended when it no longer answers.
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
