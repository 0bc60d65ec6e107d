export {
  countSeats,
  deriveSeats,
  isLimitReached,
  isRoleAvailable,
  judgeSeat,
  seatTypeLabel,
  seatTypeOfRole,
} from './seats'
export type { SeatCount, SeatCounts, SeatDecision, SeatTotals, SeatType, Seats } from './seats'
