export { Announcement, VisuallyHidden } from './VisuallyHidden'
