/** Opens a URL outside of the app in its place. */
export type LeaveApp = (url: string) => void

/** Opens another page in this tab. */
export const leaveApp: LeaveApp = (url) => {
  globalThis.location.assign(url)
}
