import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import type { BrowserNews } from "../notifications/browser-news.lookups.ts";
import type { CaseWork } from "./case-work.lookups.ts";
import type { TouchCase } from "./touch-case.commands.ts";
import type { SeenCase } from "./case-sight.lookups.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NameOfStaff } from "../users/staff-names.lookups.ts";
import { makeCommentsStore } from "./comments.store.ts";
import { showMessageImageRoutes } from "./message-images.rest.ts";
import { makeTypingBroadcasts } from "./typing-broadcasts.ts";
import { makePushComment, pushCommentLater } from "./push-comment.ts";
import { makeShowMessageImage } from "./show-message-image.ts";
import type { AddWorkLog } from "./work-logs.commands.ts";
import { makeWorkLogsStore } from "./work-logs.store.ts";
import { makeWriteComment } from "./write-comment.ts";
import { makeWriteWorkLog } from "./write-work-log.ts";

interface Deps extends Platform {
  readonly addWorkLog: AddWorkLog;
  readonly browserNews: BrowserNews;
  readonly caseWork: CaseWork;
  readonly clock: ClinicClock;
  readonly nameOfStaff: NameOfStaff;
  readonly seenCase: SeenCase;
  readonly touchCase: TouchCase;
}

/** Feature with the comments and work logs of cases. */
export const caseWorkFeature = (featureDeps: Deps): Feature => {
  const { db } = featureDeps;
  const deps = {
    ...featureDeps,
    comments: makeCommentsStore(db),
    workLogs: makeWorkLogsStore(db),
  };
  const [comment, workLog, writing] = [makeWriteComment(deps), makeWriteWorkLog(deps), makeTypingBroadcasts(deps)];
  const messageImage = makeShowMessageImage(deps);
  return {
    resolvers: {
      Query: { getImageUrl: ({ fileName, type }, { scope }) => messageImage.url(scope, fileName, type) },
      Mutation: {
        addNewComment: (sent, { scope }) => comment.add(scope, sent),
        editComment: (sent, { scope }) => comment.change(scope, sent),
        deleteComment: ({ id }, { scope }) => comment.setDeleted(scope, id, true),
        restoreComment: ({ id }, { scope }) => comment.setDeleted(scope, id, false),
        takeBack: ({ id }, { scope }) => comment.takeBack(scope, id),
        addWorkLog: (sent, { scope }) => workLog.add(scope, sent),
        editWorkLog: (sent, { scope }) => workLog.change(scope, sent),
        deleteWorkLog: ({ wlid, caseId }, { scope }) => workLog.remove(scope, caseId, wlid),
        nowWriting: ({ caseid }, { scope }) => writing.tell(scope, caseid),
      },
      Subscription: {
        onWriting: ({ caseid }, { scope, ended }) => writing.follow(scope, caseid, ended),
      },
    },
    routes: showMessageImageRoutes(messageImage),
    eventHandlers: [pushCommentLater(featureDeps.queue)],
    jobs: [makePushComment(deps)],
  };
};
