import {
  createTacticField,
  deleteTacticField,
  updateTacticField,
  type TacticFieldChanges,
  type TacticFieldDraft,
  type TacticFieldPlace,
} from '@throughline/api-client'
import type { TacticField } from '@throughline/domain/channels'
import { universalFieldsRead, universalFieldValuesRead } from './item-details'
import { planUsageRead } from './plan-usage'
import { useSettingsWrite, type SettingsWrite } from './settings-writes'
import { onSeenVersion } from './core/record-versions'

/** A new custom field, and the place that it belongs to. */
interface TacticFieldCreation {
  readonly place: TacticFieldPlace
  readonly values: TacticFieldDraft
}

const creation: SettingsWrite<TacticFieldCreation, TacticField> = {
  send: (client, { place, values }) => createTacticField(client, place, values),
  refreshes: fieldReads,
}

const change: SettingsWrite<
  { readonly field: TacticField; readonly changes: TacticFieldChanges },
  TacticField
> = {
  send: onSeenVersion(
    'tactic_fields',
    // A version does not cover the position in an order.
    ({ field, changes }) => (changes.orderIndex === undefined ? field : { id: field.id }),
    (client, { field, changes }, version) => updateTacticField(client, field.id, changes, version),
  ),
  refreshes: fieldReads,
}

const deletion: SettingsWrite<{ readonly field: TacticField }, void> = {
  send: (client, { field }) => deleteTacticField(client, field.id),
  refreshes: fieldReads,
}

/** Returns the changes of the custom fields of a plan and of its types. */
export function useTacticFieldWrites(planId: number) {
  return {
    create: useSettingsWrite(planId, creation),
    update: useSettingsWrite(planId, change),
    remove: useSettingsWrite(planId, deletion),
  }
}

/**
 * Returns the keys of reads that show fields. The fields of types are part of the plan. Universal
 * fields and all values have separate reads.
 */
function fieldReads(planId: number) {
  return [
    universalFieldsRead.key(planId),
    universalFieldValuesRead.key(planId),
    planUsageRead.key(planId),
  ]
}
