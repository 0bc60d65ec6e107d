/** @type {Readonly<Record<string, readonly import('../run-faults.mjs').Fault[]>>} */
export const areas = {}
