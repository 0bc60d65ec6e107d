import { Button } from '@throughline/ui/Button'
import { IconButton } from '@throughline/ui/IconButton'
import { Menu } from '@throughline/ui/Menu'
import type { MenuEntry } from '@throughline/ui/Menu'
import { SegmentedControl } from '@throughline/ui/SegmentedControl'
import { ToggleButton } from '@throughline/ui/ToggleButton'
import { ChevronDown, Rows3 } from 'lucide-react'

import { Controls } from './FlowBar.styles'
import type { FlowBarProps } from './FlowBar.types'
import { choiceOf, colouringEntry, groupingEntry, weekStartEntry, zoomEntry } from './flow-choices'
import type { FlowBarLabels } from './FlowBar.labels'

type FlowControlsProps = Pick<
  FlowBarProps,
  | 'zoom'
  | 'onZoomChange'
  | 'grouping'
  | 'onGroupingChange'
  | 'colouring'
  | 'onColouringChange'
  | 'weekStartDay'
  | 'onWeekStartChange'
> & {
  readonly canChangeWeekStart: boolean
  readonly labels: FlowBarLabels
}

/** The zooms in a row; `fit` is beside them, since it is not a length of time. */
const segments = ['week', 'month', 'quarter', 'year', 'three-years'] as const

/**
 * Controls of the drawing of the timeline. With little room, the zoom is a menu, and the other
 * choices share one menu; container queries show one of the two forms.
 */
export function FlowControls(props: FlowControlsProps) {
  const { zoom, onZoomChange, grouping, colouring, weekStartDay, labels } = props
  const handleSelect = ({ id }: { readonly id: string }) => {
    const choice = choiceOf(id)
    if (choice?.kind === 'zoom') onZoomChange({ zoom: choice.value })
    else if (choice?.kind === 'grouping') props.onGroupingChange({ grouping: choice.value })
    else if (choice?.kind === 'colouring') props.onColouringChange({ colouring: choice.value })
    else if (choice?.kind === 'week-start') props.onWeekStartChange({ weekStartDay: choice.value })
  }
  const zooms = [zoomEntry(props)]
  const groupings = groupingEntry(props)
  const colourings = colouringEntry(props)
  const weekStarts = weekStartEntry(props)
  return (
    <Controls aria-label={labels.controls}>
      <span data-space="zoom">
        <SegmentedControl
          label={labels.zoom}
          options={segments.map((value) => ({ value, label: labels.zooms[value] }))}
          // With `fit` none of them is chosen.
          value={zoom}
          onChange={({ value }) => {
            onZoomChange({ zoom: value })
          }}
        />
        <ToggleButton
          label={labels.zooms.fit}
          isPressed={zoom === 'fit'}
          onChange={({ isPressed }) => {
            onZoomChange({ zoom: isPressed ? 'fit' : 'month' })
          }}
        />
      </span>
      <span data-space="no-zoom">
        <ChoiceMenu
          text={labels.zooms[zoom]}
          name={labels.zoom}
          entries={zooms}
          onSelect={handleSelect}
        />
      </span>
      <span data-space="choices">
        <ChoiceMenu
          text={labels.grouping({ name: labels.groupings[grouping] })}
          entries={[groupings]}
          onSelect={handleSelect}
        />
        <ChoiceMenu
          text={labels.colouring({ name: labels.groupings[colouring] })}
          entries={[colourings]}
          onSelect={handleSelect}
        />
        <ChoiceMenu
          text={labels.weekStarts({ weekStartDay })}
          entries={[weekStarts]}
          onSelect={handleSelect}
        />
      </span>
      <span data-space="no-choices">
        <Menu
          entries={[groupings, colourings, weekStarts]}
          placement="bottom-end"
          onSelect={handleSelect}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} variant="secondary" icon={Rows3} label={labels.options} />
          )}
        />
      </span>
    </Controls>
  )
}

interface ChoiceMenuProps {
  /** Current choice. */
  readonly text: string
  /** Name of the choice, if the text does not say it. */
  readonly name?: string
  readonly entries: readonly MenuEntry[]
  readonly onSelect: (choice: { readonly id: string }) => void
}

function ChoiceMenu({ text, name, entries, onSelect }: ChoiceMenuProps) {
  return (
    <Menu
      entries={entries}
      placement="bottom-end"
      onSelect={onSelect}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          trailingIcon={ChevronDown}
          {...(name === undefined ? null : { 'aria-label': `${name}: ${text}` })}
        >
          {text}
        </Button>
      )}
    />
  )
}
