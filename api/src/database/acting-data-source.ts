import type pg from 'pg';
import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { currentActor } from '../common/actor.js';

const NOBODY = '';

/**
 * Tells the database on whose behalf each connection works, for the triggers of the audit log. It is told
 * whenever a connection is taken for somebody else than its last user, so that no write can be forgotten and
 * none is laid at another's door; visitors, who follow visitors, cost no call.
 */
export class ActingDataSource extends DataSource {
  /** What each connection was told last; null where that is not sure. */
  private readonly told = new WeakMap<pg.ClientBase, string | null>();

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const connect = runner.connect.bind(runner);
    let ready: Promise<pg.ClientBase> | undefined;
    runner.connect = () => {
      ready ??= connect().then((client: pg.ClientBase) => this.tell(client));
      return ready;
    };
    return runner;
  }

  private async tell(client: pg.ClientBase): Promise<pg.ClientBase> {
    const actor = currentActor() ?? NOBODY;
    const told = this.told.has(client) ? this.told.get(client) : NOBODY;
    if (told !== actor) {
      this.told.set(client, null);
      await client.query(`SELECT set_config('deal_harbor.actor', $1, false)`, [actor]);
      this.told.set(client, actor);
    }
    return client;
  }
}
