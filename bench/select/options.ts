import { createRandom, oneOf } from '../plan/random'

/** One of many to choose from. */
export interface BenchOption {
  readonly value: string
  readonly label: string
}

const OPTION_COUNT = 2000
const SEED = 2000
const first = ['Cedar', 'Maple', 'Birch', 'Willow', 'Aspen', 'Rowan', 'Hazel', 'Juniper'] as const
const second = ['Grove', 'Harbor', 'Valley', 'Ridge', 'Meadow', 'Crossing', 'Landing'] as const
const third = ['North', 'South', 'East', 'West', 'Central'] as const

/** 2,000 places with different labels, the same on every machine. */
export function generateOptions(): readonly BenchOption[] {
  const random = createRandom(SEED)
  return Array.from({ length: OPTION_COUNT }, (_, index) => ({
    value: String(index + 1),
    label: `${oneOf(random, first)} ${oneOf(random, second)} ${oneOf(random, third)} ${index + 1}`,
  }))
}

/** Returns the options that a filter must leave, in any order. */
export function matchesOf(options: readonly BenchOption[], typed: string): readonly BenchOption[] {
  const target = typed.toLowerCase()
  return options.filter(({ label }) => label.toLowerCase().includes(target))
}
