import { offerBench } from '../../page-bench'
import { competitor } from './competitor'

offerBench(competitor)
