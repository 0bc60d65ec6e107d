import type { Seats } from '@throughline/domain/seats'
import { seatTilesOf } from './seat-tiles'
import { Tile, TileList } from './TeamSettings.styles'

/** How many seats of an account are used and left, and where the limit is reached. */
export function SeatTiles({ seats }: { readonly seats: Seats }) {
  return (
    <TileList id="seats" aria-label="Seats">
      {seatTilesOf(seats).map(({ type, title, used, left, limit }) => (
        <Tile key={type}>
          <dt>{title}</dt>
          <dd data-part="used">{used}</dd>
          <dd data-part="left">{left}</dd>
          {limit === null ? null : <dd data-part="limit">{limit}</dd>}
        </Tile>
      ))}
    </TileList>
  )
}
