import { token } from '@throughline/ui/theme'
import { useEffect, useState, type CSSProperties } from 'react'
import { whenIdle } from '../../platform/when-idle'
import { loadOpenedOnDemand } from '../items/use-idle-code'
import { useParkedItems } from './use-parked-items'
import type { PlanParkingLot, PlanParkingLotProps } from './PlanParkingLot'

type Loaded = typeof PlanParkingLot

/** A page that is never idle shows the parking lot after this time. */
const LATEST_MS = 2000

/**
 * The parking lot of a plan below a calendar. It has its height from the start. Its code and its
 * items load when the browser is idle.
 */
export function ParkingDrawer(props: Omit<PlanParkingLotProps, 'parked'>) {
  const [Lot, setLot] = useState<Loaded | null>(null)
  // Here instead of in the view, because another file with reads would split the code of the first
  // screen into more files.
  const parked = useParkedItems(Lot === null ? null : props.planId, props.data)
  useEffect(
    () =>
      whenIdle(() => {
        const show = async () => {
          const code = await loadOpenedOnDemand()
          setLot(() => code.PlanParkingLot)
        }
        // Without a network the drawer shows only its placeholder.
        show().catch(() => undefined)
      }, LATEST_MS),
    [],
  )
  return Lot === null ? (
    <div style={placeOf(props.state.heightPixels)} data-part="parking-place" />
  ) : (
    <Lot {...props} parked={parked} />
  )
}

function placeOf(heightPixels: number): CSSProperties {
  return {
    boxSizing: 'border-box',
    flex: 'none',
    blockSize: heightPixels,
    borderBlockStart: `1px solid ${token('color-line')}`,
    background: token('color-canvas'),
  }
}
