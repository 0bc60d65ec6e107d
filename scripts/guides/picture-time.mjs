/** The time of the pictures of the guides, for the server and the browser. */
export const PICTURE_TIME = '2026-11-18T09:00:00Z'
