export {
  APP_VERSION,
  CHANNEL_SAVE_DELAY_MS,
  REPEATING_TOAST_LIFE_MS,
  REQUEST_TIMEOUT_MS,
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
  SPINNER_DELAY_MS,
  TOAST_LIFE_MS,
  TOKEN_REFRESH_INTERVAL_MS,
  redirectAfterStart,
} from './session'
export { refuseNewPassword } from './new-password'
export type { SessionStart } from './session'
