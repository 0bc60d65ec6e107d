/** Function that replaces the app with a URL outside of it. */
export type LeaveApp = (url: string) => void

/** Opens another page in this tab. */
export const leaveApp: LeaveApp = (url) => {
  globalThis.location.assign(url)
}
