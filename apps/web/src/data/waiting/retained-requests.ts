import type { AppliedBulkChange } from '@throughline/api-client'
import type { Mutation, MutationOptions } from '@tanstack/react-query'
import type { TacticListItem } from '@throughline/domain/tactics'
import { applyOptions, undoOptions, type BulkApplication } from '../bulk-changes'
import { cellImportOptions, type CellImportRequest } from '../cell-imports'
import type { WriteContext } from '../core/collection-writes'
import { importOptions, type ItemImportRequest } from '../item-imports'
import {
  createOptions,
  deleteOptions,
  restoreOptions,
  updateOptions,
  type Deletion,
  type NewTactic,
  type TacticChange,
} from '../tactic-changes'
import { placementOf } from '../tactic-parts'
import { tactics } from '../tactics'

/** A request that outlives its page, by its kind. It is plain data, which IndexedDB can store. */
export type RetainedRequest =
  | { readonly kind: 'create'; readonly request: NewTactic }
  | { readonly kind: 'update'; readonly request: TacticChange }
  | { readonly kind: 'delete'; readonly request: Deletion }
  | { readonly kind: 'restore'; readonly request: { readonly item: TacticListItem } }
  | { readonly kind: 'bulk-change'; readonly request: BulkApplication }
  | { readonly kind: 'undo-bulk-change'; readonly request: { readonly made: AppliedBulkChange } }
  | { readonly kind: 'import-cells'; readonly request: CellImportRequest }
  | { readonly kind: 'import'; readonly request: ItemImportRequest }

/** A mutation of any kind. */
export type AnyMutation = Pick<Mutation<unknown, unknown>, 'mutationId' | 'options' | 'state'>

/** Properties that identify a request of each kind. */
const requestParts: Readonly<Record<RetainedRequest['kind'], readonly string[]>> = {
  create: ['draft'],
  update: ['item', 'changes'],
  delete: ['item'],
  restore: ['item'],
  'bulk-change': ['draft', 'idempotencyKey'],
  'undo-bulk-change': ['made'],
  'import-cells': ['draft', 'idempotencyKey'],
  import: ['rows', 'idempotencyKey'],
}

/**
 * Returns whether a value has the shape of a request. Another build may have stored another shape.
 */
export function isRetainedRequest(value: unknown): value is RetainedRequest {
  if (typeof value !== 'object' || value === null) return false
  if (!('kind' in value) || !('request' in value)) return false
  const { kind, request } = value
  const parts = Object.entries(requestParts).find(([name]) => name === kind)?.[1]
  if (parts === undefined || typeof request !== 'object' || request === null) return false
  return parts.every((part) => part in request)
}

/** Returns the plan of a write of items; null for all other mutations, which do not wait. */
export function planOfItemWrite({ options: { mutationKey } }: AnyMutation): number | null {
  const [name, , ownerId] = mutationKey ?? []
  return name === tactics.name && typeof ownerId === 'number' ? ownerId : null
}

/**
 * Returns a write of items as data; null if it cannot be stored. An undo waits for its change, and
 * another page cannot wait for that. It is therefore stored as the update that it results in.
 */
export function retainedRequestOf({
  options: { mutationKey },
  state,
}: AnyMutation): RetainedRequest | null {
  const kind = mutationKey?.[1]
  const request = state.variables
  if (isPlacementToTakeBack(kind, request)) {
    const { item } = request
    return { kind: 'update', request: { item, changes: placementOf(item, request) } }
  }
  if (isCostToTakeBack(kind, request)) {
    const { item, name } = request
    return { kind: 'update', request: { item, changes: { [name]: item[name] } } }
  }
  const retained = { kind, request }
  return isRetainedRequest(retained) ? retained : null
}

/** Returns a request with the newest version that changes of this page made of its item. */
export function onLatestVersion(
  retained: RetainedRequest,
  latestOf: (item: TacticListItem) => number,
): RetainedRequest {
  if (retained.kind !== 'update') return retained
  const { request } = retained
  const item = { ...request.item, version: latestOf(request.item) }
  return { kind: 'update', request: { ...request, item } }
}

/** Runs a request. The screen shows it at once, and it is sent after earlier requests. */
export function makeRetainedRequest(
  context: WriteContext,
  retained: RetainedRequest,
): Promise<unknown> {
  switch (retained.kind) {
    case 'create':
      return run(context, createOptions(context), retained.request)
    case 'update':
      return run(context, updateOptions(context), retained.request)
    case 'delete':
      return run(context, deleteOptions(context), retained.request)
    case 'restore':
      return run(context, restoreOptions(context), retained.request)
    case 'bulk-change':
      return run(context, applyOptions(context), retained.request)
    case 'undo-bulk-change':
      return run(context, undoOptions(context), retained.request)
    case 'import-cells':
      return run(context, cellImportOptions(context), retained.request)
    case 'import':
    default:
      return run(context, importOptions(context), retained.request)
  }
}

function run<Data, Variables, Result>(
  { queryClient }: WriteContext,
  options: MutationOptions<Data, Error, Variables, Result>,
  request: Variables,
): Promise<Data> {
  return queryClient.getMutationCache().build(queryClient, options).execute(request)
}

interface PlacementToTakeBack {
  readonly item: TacticListItem
  readonly isTypeChanged: boolean
  readonly isParkingChanged?: boolean
}

function isPlacementToTakeBack(kind: unknown, request: unknown): request is PlacementToTakeBack {
  return kind === 'take-back-placement' && isObject(request) && 'isTypeChanged' in request
}

interface CostToTakeBack {
  readonly item: TacticListItem
  readonly name: 'estimatedCost' | 'actualCost'
}

function isCostToTakeBack(kind: unknown, request: unknown): request is CostToTakeBack {
  return kind === 'take-back-cost' && isObject(request) && 'name' in request
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
