import type { KeyValueStore } from './key-value-store'
import { readTextSet, writeTextSet } from './text-sets'

/**
 * Prefix of the key of closed sections of a flow; the id of the plan follows. `flow-closed12` holds
 * the ids of the sections of plan 12 as a JSON list.
 */
const CLOSED_PREFIX = 'flow-closed'

/** Stored preferences of flows. */
export interface FlowPreferences {
  /** Ids of the closed sections of a plan's flow; empty if the store has none. */
  readonly closedFlowSections: (planId: number) => ReadonlySet<string>
  /** Stores the closed sections; removes the key if all sections are open. */
  readonly setClosedFlowSections: (planId: number, sectionIds: ReadonlySet<string>) => void
}

/**
 * Creates the preferences of flows over a store; only this module knows their key. They are a
 * separate module, because the first screen does not load them.
 */
export function createFlowPreferences(store: KeyValueStore): FlowPreferences {
  return {
    closedFlowSections: (planId) => readTextSet(store, `${CLOSED_PREFIX}${planId}`),
    setClosedFlowSections: (planId, sectionIds) => {
      writeTextSet(store, `${CLOSED_PREFIX}${planId}`, sectionIds)
    },
  }
}
