import { packedPackage } from '../../scripts/kit/packed-package.ts'

export default packedPackage({
  name: 'ui',
  entry: [
    'src/{german,theme,text-search,element-size,lazy-module,pointer-gesture,react-versions}/index.ts',
    'src/components/*/index.ts',
  ],
})
