import { token } from '@throughline/ui/theme'
import { useEffect, useState, type CSSProperties } from 'react'
import { whenIdle } from '../../platform/when-idle'
import { loadOpenedOnDemand } from '../items/use-idle-code'
import type { PlanParkingLot, PlanParkingLotProps } from './PlanParkingLot'

type Loaded = typeof PlanParkingLot

/**
 * The parking lot of a plan at the foot of a calendar. It has its height from the start; its
 * code and its items load when the browser is idle.
 */
export function ParkingDrawer(props: PlanParkingLotProps) {
  const [Lot, setLot] = useState<Loaded | null>(null)
  useEffect(
    () =>
      whenIdle(() => {
        const show = async () => {
          const code = await loadOpenedOnDemand()
          setLot(() => code.PlanParkingLot)
        }
        // Without a network there is no more of it than its place.
        show().catch(() => undefined)
      }),
    [],
  )
  return Lot === null ? (
    <div style={placeOf(props.state.heightPixels)} data-part="parking-place" />
  ) : (
    <Lot {...props} />
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
