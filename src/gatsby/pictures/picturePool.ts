/**
 * Makes the pictures that gatsby-plugin-sharp asks for, in its place: the plugin keeps no picture across `gatsby clean`,
 * works on one file at a time on two cores, and decodes it for every size and format. They are made in processes of
 * their own, which go on while webpack holds Gatsby's, and give their memory back when nothing is left to do.
 */
import { join } from 'node:path'
import worker from 'gatsby-plugin-sharp/gatsby-worker'
import Tinypool from 'tinypool'
import { LANES, pictureJobs } from './pictureJobs'

const IDLE_MS = 1000

const pool = new Tinypool({
  runtime: 'child_process',
  filename: join(process.cwd(), 'src/gatsby/pictures/pictureWorker.ts'),
  execArgv: ['--import', 'jiti/register'],
  // glibc keeps memory for each thread, which doubles what encoders hold; elsewhere this says nothing
  env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  minThreads: 0,
  maxThreads: LANES,
  idleTimeout: IDLE_MS,
})

worker.IMAGE_PROCESSING = pictureJobs(async (path, wanted) => {
  try {
    await pool.run({ path, wanted })
  } catch (error) {
    // from another process it comes as a plain object, which Gatsby prints without its message
    throw new Error((error as Error).message)
  }
})
