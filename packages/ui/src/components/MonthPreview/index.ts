export { MonthPreview, type MonthPreviewProps } from './MonthPreview'
