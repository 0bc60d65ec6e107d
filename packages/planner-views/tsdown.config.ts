import { packedPackage } from '../../scripts/kit/packed-package.ts'

export default packedPackage({
  name: 'planner-views',
  entry: ['src/*/index.ts', 'src/calendars/*/index.ts'],
})
