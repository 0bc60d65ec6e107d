import { offerBench } from '../../page-bench'
import { contender } from './contender'

offerBench(contender)
