/** Opens a URL outside of the app in its place. */
export type LeaveApp = (url: string) => void

/** Leads the browser to another page. */
export const leaveApp: LeaveApp = (url) => {
  globalThis.location.assign(url)
}
