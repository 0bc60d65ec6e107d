export { observeSize } from '../internal/element-size/observe-size'
