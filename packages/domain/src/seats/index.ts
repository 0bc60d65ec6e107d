export {
  DEV_MODE_FREE_SEATS,
  deriveSeats,
  isLimitReached,
  isRoleAvailable,
  seatTypeLabel,
  seatTypeOfRole,
} from './seats'
export type { SeatCount, SeatCounts, SeatType, Seats } from './seats'
