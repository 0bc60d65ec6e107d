export {
  createLazyModule,
  type LazyModule,
  type LazyModuleState,
} from '../internal/lazy-module/lazy-module'
export { useLazyModule } from '../internal/lazy-module/use-lazy-module'
