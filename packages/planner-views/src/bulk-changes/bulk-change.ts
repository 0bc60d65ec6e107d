/** A change of several items at once. Days are whole days, negative for earlier; ids are those of the plan. */
export type BulkChange =
  | { readonly kind: 'move'; readonly deltaDays: number }
  | { readonly kind: 'type'; readonly tacticTypeId: number }
  | {
      readonly kind: 'tags'
      readonly addIds: readonly number[]
      readonly removeIds: readonly number[]
    }
  | { readonly kind: 'flag'; readonly isFlagged: boolean }
  | { readonly kind: 'copy'; readonly deltaDays: number }
  | { readonly kind: 'delete' }
