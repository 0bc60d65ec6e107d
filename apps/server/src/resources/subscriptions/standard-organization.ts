/** The organization of the standard calendars. */
export const STANDARD_ORGANIZATION = 'default'
