/**
 * The colors offered for channels, in the order of the picker. Any other `#RRGGBB`
 * works as well, because bars tint it, see `barColors`.
 */
export const channelColors = [
  '#EF482A',
  '#E3B47D',
  '#8B3F03',
  '#9ACD32',
  '#2E9E5B',
  '#1CC9AA',
  '#0FA3C7',
  '#2F6FED',
  '#2B47F0',
  '#8249AB',
  '#E359AD',
  '#64748B',
] as const
