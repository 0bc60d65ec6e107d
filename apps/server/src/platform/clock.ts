/** Where the server takes the present instant from, so that tests can choose it. */
export interface Clock {
  now(): Date
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => new Date() }
