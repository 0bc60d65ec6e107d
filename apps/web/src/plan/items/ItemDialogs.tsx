import type { QuickCreateValues } from '@throughline/planner-views/quick-create'
import { createLazyModule } from '@throughline/ui/lazy-module'
import { useState } from 'react'
import { OpensOnDemand } from '../OpensOnDemand'
import type { ItemDialogsProps } from './item-dialogs-props'
import { loadOpenedOnDemand } from './use-idle-code'
import { useTypedAhead } from './use-typed-ahead'

const popover = createLazyModule(async () => (await loadOpenedOnDemand()).NewTacticPopover)

/** Dialogs over a view that create or delete its items. */
export function ItemDialogs({
  plan,
  access,
  newItem,
  undoStack,
  question,
  onMore,
  onNewItemClose,
}: ItemDialogsProps) {
  const [lastChoice, setLastChoice] = useState<QuickCreateValues | null>(null)
  const typedAhead = useTypedAhead(newItem !== null)
  if (plan === undefined || access === null || newItem === null) return question
  const { target, dates, anchor } = newItem
  const chosen =
    target === null
      ? lastChoice
      : { title: '', channelId: target.channelId, typeId: target.tacticTypeId }
  return (
    <>
      {question}
      <OpensOnDemand
        module={popover}
        onCancel={onNewItemClose}
        onFail={() => {
          typedAhead.retain()
          onNewItemClose()
        }}
      >
        {(NewTacticPopover) => (
          <NewTacticPopover
            key={`${dates.startDate}:${dates.endDate}:${target?.tacticTypeId ?? ''}`}
            dates={dates}
            anchor={anchor}
            plan={plan}
            access={access}
            undoStack={undoStack}
            initialChoice={chosen}
            typedAhead={typedAhead}
            onCreated={({ item }) => {
              onNewItemClose()
              setLastChoice({ title: '', channelId: item.channelId, typeId: item.tacticTypeId })
            }}
            onMore={onMore}
            onClose={onNewItemClose}
          />
        )}
      </OpensOnDemand>
    </>
  )
}
