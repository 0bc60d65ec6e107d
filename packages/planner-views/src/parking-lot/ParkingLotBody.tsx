import { Button } from '@throughline/ui/Button'
import { Skeleton } from '@throughline/ui/Skeleton'

import type { ParkingLotBodyProps } from './ParkingLot.types'
import { ParkingLotItems } from './ParkingLotItems'

/** As many shapes as usually fill two rows. */
const SHAPES = [0, 1, 2, 3, 4, 5, 6, 7]
const SHAPE_PIXELS = 20

/** What an open parking lot shows: its items, or why there are none. */
export function ParkingLotBody({ id, ...props }: ParkingLotBodyProps) {
  const { items, status } = props
  return (
    <div id={id} data-part="body" aria-busy={status === 'loading'}>
      {status === 'error' ? (
        <Failed {...props} />
      ) : items.length > 0 ? (
        <ParkingLotItems {...props} />
      ) : status === 'loading' ? (
        <div data-part="list">
          {SHAPES.map((shape) => (
            <Skeleton key={shape} shape="bar" height={SHAPE_PIXELS} />
          ))}
        </div>
      ) : (
        <Empty {...props} />
      )}
    </div>
  )
}

function Failed({ onRetry, labels }: Pick<ParkingLotBodyProps, 'onRetry' | 'labels'>) {
  return (
    <div role="alert" data-part="state">
      {labels.failed}
      {onRetry === undefined ? null : (
        <Button size="small" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  )
}

function Empty({ onClearFilters, labels }: Pick<ParkingLotBodyProps, 'onClearFilters' | 'labels'>) {
  return onClearFilters === undefined ? (
    <p data-part="state">{labels.empty}</p>
  ) : (
    <div data-part="state">
      {labels.emptyFiltered}
      <Button size="small" onClick={onClearFilters}>
        {labels.clearFilters}
      </Button>
    </div>
  )
}
