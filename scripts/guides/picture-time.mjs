/** When the pictures of the guides are taken, as the server and the browser see it. */
export const PICTURE_TIME = '2026-11-18T09:00:00Z'
