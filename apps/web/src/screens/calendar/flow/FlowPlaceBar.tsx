import { FlowBar, type FlowBarProps } from '@throughline/planner-views/flow-bar'
import { useState } from 'react'
import { type FlowPlace, withFlowZoom } from '../../../plan'

/** Props of the bar of a flow that do not come from the flow's location. */
type BarProps = Omit<
  FlowBarProps,
  'zoom' | 'onZoomChange' | 'grouping' | 'onGroupingChange' | 'colouring' | 'onColouringChange'
>

export interface FlowPlaceBarProps {
  readonly bar: BarProps
  readonly place: FlowPlace
  readonly onPlaceChange: (place: FlowPlace) => void
}

/**
 * Bar of the flow at a place. It shows a choice at once; the rows follow when the URL has changed
 * and they are laid out, which can take seconds.
 */
export function FlowPlaceBar({ bar, place, onPlaceChange }: FlowPlaceBarProps) {
  const [request, setRequest] = useState<{ from: FlowPlace; to: FlowPlace } | null>(null)
  if (request !== null && request.from !== place) setRequest(null)
  const chosen = request?.from === place ? request.to : place
  const choose = (to: FlowPlace) => {
    setRequest({ from: place, to })
    onPlaceChange(to)
  }
  return (
    <FlowBar
      {...bar}
      zoom={chosen.zoom}
      grouping={chosen.grouping}
      colouring={chosen.colouring}
      onZoomChange={({ zoom }) => {
        choose(withFlowZoom(chosen, zoom))
      }}
      onGroupingChange={(change) => {
        choose({ ...chosen, ...change })
      }}
      onColouringChange={(change) => {
        choose({ ...chosen, ...change })
      }}
    />
  )
}
