/**
 * Does something in one tab of the browser at a time.
 *
 * @param name the same in all tabs
 * @param work until its promise settles, no other tab begins
 * @returns whether the work was done; false while another tab does it
 */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<boolean> {
  // Only pages over HTTPS have locks; on others, two tabs may both do it.
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await work()
    return true
  })
}
