import { answerDates } from '@throughline/domain/tactics'

import type { CalendarItem } from '../calendar-parts'
import type { HostItems, UndatedItemInput } from '../host-input'
import type {
  CompleteIntentProps,
  HostItemAction,
  ItemIntentProps,
  OutsideDrop,
} from './item-intents.types'
import type { ItemSummarySource } from './ItemSummary.types'
import type { MultiSelectionProps } from './multi-selection.types'

type SourceOf<Item> = HostItems<Item>['sourceOf']

type HostIntentProps<Item extends UndatedItemInput> = ItemIntentProps<Item> &
  Pick<MultiSelectionProps<Item>, 'onMoveSelection' | 'onCopyItems'>

type CompleteProps = CompleteIntentProps &
  Pick<MultiSelectionProps, 'onMoveSelection' | 'onCopyItems'>

/** Names of the intents that concern items, and so use the host's own objects. */
type IntentName =
  | 'currentPlanId'
  | 'isMonthly'
  | 'movePolicy'
  | 'deletePolicy'
  | 'onMove'
  | 'onResize'
  | 'onMoveRefused'
  | 'onRefused'
  | 'onOpenItem'
  | 'onCopyItem'
  | 'onDeleteItem'
  | 'onBulkAction'
  | 'itemActions'
  | 'outsideDrop'
  | 'onMoveSelection'
  | 'onCopyItems'

/** Permission for an item that the host did not provide: it stays as it is. */
const stays = { allowed: false, code: 'unknown-item' } as const

/**
 * Returns the intents of a host in the form that views use. Calls the host with its own objects,
 * and with dates in the format of these objects.
 */
export function completeIntents<Item extends UndatedItemInput, Props extends HostIntentProps<Item>>(
  props: Props,
  { currentPlanId, sourceOf }: Omit<HostItems<Item>, 'items'>,
): Omit<Props, IntentName> & Pick<CompleteProps, IntentName> {
  const {
    currentPlanId: _given,
    isMonthly,
    movePolicy,
    deletePolicy,
    onMove,
    onResize,
    onMoveRefused,
    onRefused,
    onOpenItem,
    onCopyItem,
    onDeleteItem,
    onBulkAction,
    itemActions,
    outsideDrop,
    onMoveSelection,
    onCopyItems,
    ...rest
  } = props
  const sourcesOf = (items: readonly CalendarItem[]) =>
    items.flatMap((item) => sourceOf(item) ?? [])
  const about =
    <Request extends { readonly item: CalendarItem }>(
      report: ((request: Omit<Request, 'item'> & { item: Item }) => void) | undefined,
    ) =>
    (request: Request): void => {
      const item = sourceOf(request.item)
      if (item !== undefined) report?.({ ...request, item })
    }
  return {
    ...rest,
    currentPlanId,
    ...(isMonthly && { isMonthly: (item) => requested(item, sourceOf, isMonthly) ?? false }),
    ...(movePolicy && {
      movePolicy: (item, action) =>
        requested(item, sourceOf, (source) => movePolicy(source, action)) ?? stays,
    }),
    ...(deletePolicy && {
      deletePolicy: (item) => requested(item, sourceOf, deletePolicy) ?? stays,
    }),
    ...(onMove && {
      onMove: (request) => {
        const item = sourceOf(request.item)
        if (item !== undefined) onMove(answerDates(item, { ...request, item }))
      },
    }),
    ...(onResize && {
      onResize: (request) => {
        const item = sourceOf(request.item)
        if (item !== undefined) onResize(answerDates(item, { ...request, item }))
      },
    }),
    ...(onMoveRefused && { onMoveRefused: about(onMoveRefused) }),
    ...(onRefused && {
      onRefused: (refusal) => {
        onRefused({ ...refusal, item: (refusal.item && sourceOf(refusal.item)) ?? null })
      },
    }),
    ...(onOpenItem && { onOpenItem: about(onOpenItem) }),
    ...(onCopyItem && { onCopyItem: about(onCopyItem) }),
    ...(onDeleteItem && { onDeleteItem: about(onDeleteItem) }),
    ...(onBulkAction && {
      onBulkAction: ({ action, items }) => {
        onBulkAction({ action, items: sourcesOf(items) })
      },
    }),
    ...(onMoveSelection && {
      onMoveSelection: ({ items, deltaDays }) => {
        onMoveSelection({ items: sourcesOf(items), deltaDays })
      },
    }),
    ...(onCopyItems && {
      onCopyItems: ({ items }) => {
        onCopyItems({ items: sourcesOf(items) })
      },
    }),
    ...(itemActions && {
      itemActions: itemActions.map((action) => completeAction(action, sourceOf)),
    }),
    ...(outsideDrop && { outsideDrop: completeDrop(outsideDrop, sourcesOf) }),
  }
}

/** The source of summaries as a view works with it. */
export function completeSummary<Item extends UndatedItemInput>(
  { describeItem, loadNotes }: ItemSummarySource<Item>,
  sourceOf: SourceOf<Item>,
): ItemSummarySource {
  return {
    describeItem: (item) => requested(item, sourceOf, describeItem) ?? null,
    ...(loadNotes && {
      loadNotes: ({ item, signal }) =>
        requested(item, sourceOf, (source) => loadNotes({ item: source, signal })) ??
        Promise.resolve(null),
    }),
  }
}

function completeAction<Item extends UndatedItemInput>(
  { judge, onSelect, ...rest }: HostItemAction<Item>,
  sourceOf: SourceOf<Item>,
): HostItemAction {
  return {
    ...rest,
    judge: (item) => requested(item, sourceOf, judge) ?? stays,
    onSelect: ({ items }) => {
      onSelect({ items: items.flatMap((item) => sourceOf(item) ?? []) })
    },
  }
}

function completeDrop<Item extends UndatedItemInput>(
  { follow, onDrop }: OutsideDrop<Item>,
  sourcesOf: (items: readonly CalendarItem[]) => readonly Item[],
): OutsideDrop {
  return {
    follow: (drag) => follow(drag && { items: sourcesOf(drag.items), at: drag.at }),
    onDrop: ({ items }) => {
      onDrop({ items: sourcesOf(items) })
    },
  }
}

/**
 * Returns the host's answer about its own object of an item; undefined if there is no such object.
 */
function requested<Item, Answer>(
  item: CalendarItem,
  sourceOf: SourceOf<Item>,
  ask: (source: Item) => Answer,
): Answer | undefined {
  const source = sourceOf(item)
  return source === undefined ? undefined : ask(source)
}
