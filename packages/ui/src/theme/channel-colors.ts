/**
 * The colours offered for channels, in the order of the picker. Any other `#RRGGBB`
 * works as well, because bars tint it, see `barColors`.
 */
export const channelColors = [
  '#EF482A',
  '#F2A20C',
  '#C9A800',
  '#9ACD32',
  '#2E9E5B',
  '#12A594',
  '#0FA3C7',
  '#2F6FED',
  '#5457D6',
  '#8E4EC6',
  '#D6409F',
  '#64748B',
] as const
