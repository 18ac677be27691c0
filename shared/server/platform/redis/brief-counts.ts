import type { Redis } from "ioredis";

import type { BriefCounts } from "../brief-counts.ts";

const keyOf = (group: string): string => `brief:${group}`;

/** Each field has its moments, the newest last. What is over goes, and where it is full what happened longest ago. */
const ADD = `local what, now, life = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
  local all, size, own, first, firstAt = redis.call("hgetall", KEYS[1]), 0, "", nil, nil
  for at = 1, #all, 2 do
    local newest = tonumber(string.match(all[at + 1], "%d+$"))
    if newest <= now - life then
      redis.call("hdel", KEYS[1], all[at])
    elseif all[at] == what then
      own = all[at + 1]
    else
      size = size + 1
      if not firstAt or newest < firstAt then first, firstAt = all[at], newest end
    end
  end
  if first and size >= tonumber(ARGV[5]) then redis.call("hdel", KEYS[1], first) end
  local times = {}
  for time in string.gmatch(own, "%d+") do
    if tonumber(time) > now - life then table.insert(times, time) end
  end
  table.insert(times, ARGV[2])
  while #times > tonumber(ARGV[4]) do table.remove(times, 1) end
  redis.call("hset", KEYS[1], what, table.concat(times, " "))
  redis.call("pexpire", KEYS[1], ARGV[3])`;

const clockMs = (): number => Math.round(performance.timeOrigin + performance.now());

/** The counts of a cluster. */
export const newRedisCounts = (redis: Redis, nowMs: () => number = clockMs): BriefCounts => ({
  async add(group, what, { lifeMs, counted, most }) {
    await redis.eval(ADD, 1, keyOf(group), what, nowMs(), lifeMs, counted, most);
  },
  async of(group, { lifeMs }) {
    const since = nowMs() - lifeMs;
    const times = Object.entries(await redis.hgetall(keyOf(group)));
    const counts = times.map(
      ([what, all]) => [what, all.split(" ").filter((atMs) => Number(atMs) > since).length] as const,
    );
    return new Map(counts.filter(([, count]) => count > 0));
  },
  async drop(group, ...what) {
    await (what.length === 0 ? redis.del(keyOf(group)) : redis.hdel(keyOf(group), ...what));
  },
});
