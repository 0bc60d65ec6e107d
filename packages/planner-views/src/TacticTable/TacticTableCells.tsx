import { isWebLink } from '@throughline/domain/channels'
import type { TableTag, TacticRow } from '@throughline/domain/tactic-table'
import type { TacticListItem } from '@throughline/domain/tactics'
import { Icon } from '@throughline/ui/Icon'
import { VisuallyHidden } from '@throughline/ui/VisuallyHidden'
import { Flag, Repeat } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'

import type { TacticTableLabels } from './TacticTable.labels'
import type { TableEntry } from './model/table-entries'

/** Data that the cells of a table need in addition to their rows. */
export interface CellDrawing {
  readonly currentPlanId: number
  /** The items have no dates. */
  readonly isParkingLot: boolean
  /** The title shows the flag, which has no column. */
  readonly showsFlag: boolean
  /** The title shows the mark of another plan, because the plan has no column. */
  readonly showsPlan: boolean
  /** The name of a group that has none. */
  readonly restName: string
  readonly labels: TacticTableLabels
}

/** The first cell of a line: the name of a group with its count, or the title of an item. */
export function drawName(entry: TableEntry, drawing: CellDrawing): ReactNode {
  if (entry.kind === 'item') return drawTitle(entry.row, drawing)
  const { labels, restName, isParkingLot } = drawing
  const isTotal = entry.kind === 'total'
  const name = isTotal ? labels.total : entry.group.name
  const color = isTotal ? null : entry.group.color
  return (
    <>
      {color === null ? null : drawSwatch(color)}
      {name === '' ? restName : name}{' '}
      <span data-part="count">
        {isTotal
          ? labels.totalCount({ count: entry.count, isParkingLot })
          : labels.count(entry.group.rows.length)}
      </span>
    </>
  )
}

function drawTitle(
  { item, isRepeating }: TacticRow,
  { currentPlanId, showsFlag, showsPlan, labels }: CellDrawing,
): ReactNode {
  const mark = showsPlan && item.planId !== currentPlanId ? item.abbreviatedPlanName : ''
  return (
    <>
      {showsFlag && item.isFlagged ? (
        <span data-part="mark">
          <Icon icon={Flag} size={14} label={labels.flagged} />
        </span>
      ) : null}
      {isRepeating ? (
        <span data-part="mark">
          <Icon icon={Repeat} size={14} label={labels.repeating} />
        </span>
      ) : null}
      <span data-part="tactic">{item.title}</span>
      {mark === '' ? null : (
        <span data-part="plan">
          <VisuallyHidden>{labels.ofPlan({ mark })}</VisuallyHidden>
          <span aria-hidden="true">{mark}</span>
        </span>
      )}
    </>
  )
}

/** The flag of an item. */
export function drawFlag(item: TacticListItem, labels: TacticTableLabels): ReactNode {
  return item.isFlagged ? (
    <span data-part="mark">
      <Icon icon={Flag} size={14} label={labels.flagged} />
    </span>
  ) : null
}

/** The channel of an item with its colour. */
export function drawChannel({ channelName, channelColor }: TacticRow): ReactNode {
  return (
    <>
      {channelColor === null ? null : drawSwatch(channelColor)}
      {channelName}
    </>
  )
}

/** The tags of an item. */
export function drawTags(tags: readonly TableTag[]): ReactNode {
  return tags.map(({ id, title }) => (
    <span key={id} data-part="tag">
      {title}
    </span>
  ))
}

/** Returns a link of a custom field; a text that is not a web address stays text. */
export function drawLink(text: string): ReactNode {
  if (!isWebLink(text)) return text
  return (
    <a data-part="link" href={text} target="_blank" rel="noreferrer">
      {text.replace(/^https?:\/\//iu, '')}
    </a>
  )
}

function drawSwatch(color: string): ReactNode {
  const style: CSSProperties = { '--tl-channel': color }
  return <span data-part="swatch" style={style} />
}
