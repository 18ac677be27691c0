import { LocalDriver, matchMaker, type IRoomCache } from "@colyseus/core";

/**
 * The listings of a single process. A room is looked up by its id directly; the library's own store scans all of them.
 */
export class LocalListings extends LocalDriver {
  override findOne(...[conditions, sort]: Parameters<LocalDriver["findOne"]>): ReturnType<LocalDriver["findOne"]> {
    const { roomId, ...others } = conditions;
    if (roomId === undefined || Object.keys(others).length > 0) return super.findOne(conditions, sort);
    return Promise.resolve(matchMaker.getLocalRoomById(roomId)?.["_listing"] as IRoomCache);
  }
}
