import { Check, Plus, RotateCw } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Icon } from '../../components/Icon'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { MarkedText } from '../text-search/MarkedText'
import {
  ListCaption,
  ListCheck,
  ListCount,
  ListLead,
  ListMark,
  ListNote,
  ListRowRoot,
  ListSecondLine,
  ListSkeletonRow,
  ListSpace,
  ListSwatch,
  ListText,
  ListTick,
} from './Listbox.styles'
import { secondLineOf, type ListItem, type ListOption } from './list-entries'
import { widestLabels } from './list-rows'
import { matchRanges } from './rank-options'
import type { VirtualRows } from './use-virtual-rows'

/** Whether all, some or none is chosen. */
type TickState = 'on' | 'some' | 'off'

/** The props of the rows of a list. */
export interface ListboxRowsProps<Value extends string> {
  rows: VirtualRows<Value>
  /** -1 for none. */
  highlightedIndex: number
  /** The attributes of downshift for an item. */
  getRowProps: (item: ListItem<Value>, itemIndex: number) => ComponentPropsWithRef<'div'>
  isChosen: (option: ListOption<Value>) => boolean
  /** With it rows have a checkbox. */
  tickOf?: (item: ListItem<Value>) => TickState
  /** The number of chosen options of a group, as a text after its name. */
  countOf?: (item: ListItem<Value>) => string
  /** The typed text, highlighted in the labels. */
  typed?: string
  /** Renders a mark before the label of an option. */
  renderMark?: RenderMark<Value> | undefined
}

/** Renders a mark before the label of an option, such as an avatar of 20 pixels. */
export type RenderMark<Value extends string = string> = (
  option: Pick<ListOption<Value>, 'value' | 'label'>,
) => ReactNode

/** Texts longer than this may be truncated; a tooltip shows the whole text. */
const CUT_LENGTH = 36
/** Width of a row without its text: check mark, swatch, checkbox, gaps. */
const ROW_EXTRA = 56
/** Width of the result of `renderMark`, with its gap. */
const MARK_EXTRA = 28

/** The visible rows of an open list. */
export function ListboxRows<Value extends string>({ rows, ...rest }: ListboxRowsProps<Value>) {
  const { layout, drawn } = rows
  const widest = widestLabels(layout)
  const extra = rest.renderMark === undefined ? ROW_EXTRA : ROW_EXTRA + MARK_EXTRA
  const sections: { index: number; label: string | null; rows: typeof drawn }[] = []
  for (const entry of drawn) {
    const index = entry.row.sectionIndex
    const last = sections.at(-1)
    if (last?.index === index) last.rows = [...last.rows, entry]
    else sections.push({ index, label: layout.sections[index]?.label ?? null, rows: [entry] })
  }
  return (
    <ListSpace
      role="presentation"
      data-widest-label={widest.label}
      data-widest-second={widest.secondLine}
      style={{ height: layout.tops.at(-1) ?? 0, '--tl-list-extra': `${extra}px` }}
    >
      {sections.map((section) => {
        const children = section.rows.map(({ row, rowIndex }) => {
          const top = layout.tops[rowIndex] ?? 0
          const place = { top, height: (layout.tops[rowIndex + 1] ?? top) - top }
          return row.kind === 'caption' ? (
            <ListCaption key="caption" aria-hidden="true" style={place}>
              {row.label}
            </ListCaption>
          ) : (
            <ListboxRow
              key={keyOf(row.item)}
              item={row.item}
              itemIndex={row.itemIndex}
              itemCount={layout.items.length}
              place={place}
              {...rest}
            />
          )
        })
        return section.label === null ? (
          children
        ) : (
          /* A group of ARIA's listbox pattern; `optgroup` and `fieldset` are not allowed there. */
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
          <div key={`section ${section.index}`} role="group" aria-label={section.label}>
            {children}
          </div>
        )
      })}
    </ListSpace>
  )
}

function keyOf(item: ListItem): string {
  if (item.kind === 'option') return `option ${item.option.value}`
  return item.kind
}

function ListboxRow<Value extends string>({
  item,
  itemIndex,
  itemCount,
  place,
  highlightedIndex,
  getRowProps,
  isChosen,
  tickOf,
  countOf,
  typed = '',
  renderMark,
}: Omit<ListboxRowsProps<Value>, 'rows'> & {
  item: ListItem<Value>
  itemIndex: number
  itemCount: number
  place: { top: number; height: number }
}) {
  const tick = tickOf?.(item)
  const isOn = item.kind === 'option' ? isChosen(item.option) : tick === 'on'
  return (
    <ListRowRoot
      {...getRowProps(item, itemIndex)}
      {...(itemIndex === highlightedIndex ? { 'data-highlighted': '' } : null)}
      {...(isOn && tick === undefined ? { 'data-chosen': '' } : null)}
      {...(item.kind === 'option' && item.option.isDisabled === true
        ? { 'aria-disabled': true }
        : { 'aria-disabled': undefined })}
      aria-selected={isOn}
      aria-setsize={itemCount}
      aria-posinset={itemIndex + 1}
      data-kind={item.kind}
      style={place}
    >
      {tick === undefined || item.kind === 'create' || item.kind === 'retry' ? null : (
        <ListTick data-state={tick} />
      )}
      {item.kind === 'option' ? (
        <OptionContent option={item.option} {...{ typed, renderMark }} />
      ) : (
        <ActionContent item={item} />
      )}
      {countOf && item.kind === 'all' ? <ListCount>{countOf(item)}</ListCount> : null}
      {isOn && tick === undefined ? (
        <ListCheck>
          <Icon icon={Check} />
        </ListCheck>
      ) : null}
    </ListRowRoot>
  )
}

function OptionContent<Value extends string>({
  option,
  typed,
  renderMark,
}: {
  option: ListOption<Value>
  typed: string
  renderMark: RenderMark<Value> | undefined
}) {
  const secondLine = secondLineOf(option)
  const ranges = matchRanges(option.label, typed)
  const isCut = Math.max(option.label.length, secondLine?.length ?? 0) > CUT_LENGTH
  return (
    <>
      {option.swatchColor === undefined ? null : (
        <ListSwatch style={{ '--tl-swatch-color': option.swatchColor }} />
      )}
      {renderMark === undefined ? null : <ListLead>{renderMark(option)}</ListLead>}
      <ListText
        {...(isCut ? { title: [option.label, secondLine].filter(Boolean).join('\n') } : null)}
      >
        <MarkedText text={option.label} ranges={ranges} />
        {secondLine === undefined ? null : (
          <ListSecondLine>
            {/* The second line is searched as well; it shows the match if the label has none. */}
            <MarkedText
              text={secondLine}
              ranges={ranges.length > 0 ? [] : matchRanges(secondLine, typed)}
            />
          </ListSecondLine>
        )}
      </ListText>
    </>
  )
}

function ActionContent({ item }: { item: Exclude<ListItem, { kind: 'option' }> }) {
  if (item.kind === 'all') return <ListText>{item.group.label}</ListText>
  return (
    <>
      <ListMark>
        <Icon icon={item.kind === 'create' ? Plus : RotateCw} />
      </ListMark>
      <ListText>{item.text}</ListText>
    </>
  )
}

/** Shown in a list without options: a loading message, or why there are none. */
export function ListboxNote({ isLoading, text }: { isLoading: boolean; text: string }) {
  if (!isLoading) return <ListNote>{text}</ListNote>
  return (
    <ListNote>
      <VisuallyHidden>{text}</VisuallyHidden>
      {['72%', '54%', '64%'].map((width) => (
        <ListSkeletonRow key={width}>
          <Skeleton width={width} />
        </ListSkeletonRow>
      ))}
    </ListNote>
  )
}
