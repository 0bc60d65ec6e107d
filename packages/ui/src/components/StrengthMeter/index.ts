export {
  StrengthMeter,
  type StrengthHint,
  type StrengthMeterProps,
  type StrengthScore,
} from './StrengthMeter'
