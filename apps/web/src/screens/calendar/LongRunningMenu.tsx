import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { TacticListItem } from '@throughline/domain/tactics'
import { Badge } from '@throughline/ui/Badge'
import { Button } from '@throughline/ui/Button'
import { Menu } from '@throughline/ui/Menu'

export interface LongRunningMenuProps {
  readonly items: readonly TacticListItem[]
  readonly onOpenItem: (opening: { id: number }) => void
}

/** The long-running items of the month, which stand beside the grid; nothing when there are none. */
export function LongRunningMenu({ items, onOpenItem }: LongRunningMenuProps) {
  if (items.length === 0) return null
  return (
    <Menu
      entries={items.map((item) => ({
        id: String(item.id),
        label: item.title,
        description: `${formatShortDate(item.startDate)} – ${formatShortDate(item.endDate)}`,
      }))}
      onSelect={({ id }) => {
        onOpenItem({ id: Number(id) })
      }}
      renderTrigger={(triggerProps) => (
        <Button {...triggerProps}>
          Long-Running <Badge>{items.length}</Badge>
        </Button>
      )}
    />
  )
}
