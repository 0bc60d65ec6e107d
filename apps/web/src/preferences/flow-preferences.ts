import type { KeyValueStore } from './key-value-store'
import { readTextSet, writeTextSet } from './text-sets'

/**
 * What the key of the closed sections of a flow begins with; the number of the plan follows:
 * `flow-closed12` holds the ids of the sections of plan 12 as a JSON list.
 */
const CLOSED_PREFIX = 'flow-closed'

/** What a browser remembers about flows. */
export interface FlowPreferences {
  /** Ids of the sections of a plan's flow that are closed; none when nothing is stored. */
  readonly closedFlowSections: (planId: number) => ReadonlySet<string>
  /** Nothing is stored for a plan whose sections are all open. */
  readonly setClosedFlowSections: (planId: number, sectionIds: ReadonlySet<string>) => void
}

/** Flows in a store; only this module knows their key. Apart from the preferences that the first screen loads. */
export function createFlowPreferences(store: KeyValueStore): FlowPreferences {
  return {
    closedFlowSections: (planId) => readTextSet(store, `${CLOSED_PREFIX}${planId}`),
    setClosedFlowSections: (planId, sectionIds) => {
      writeTextSet(store, `${CLOSED_PREFIX}${planId}`, sectionIds)
    },
  }
}
